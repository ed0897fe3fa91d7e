const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { AndroidConfig, withAndroidManifest, withDangerousMod } = require('expo/config-plugins');

/** The database behind async-storage, and what it has not yet taken up from its journals. */
const KEPT = ['RKStorage', 'RKStorage-journal', 'RKStorage-wal'];

const includes = (indent) =>
  KEPT.map((file) => `${indent}<include domain="database" path="${file}"/>`).join('\n');

/** By name of the resource: for Android 12 and newer, and for what is older. Whatever is not named stays behind. */
const RULES = {
  data_extraction_rules: `<data-extraction-rules>
  <cloud-backup>
${includes('    ')}
  </cloud-backup>
  <device-transfer>
${includes('    ')}
  </device-transfer>
</data-extraction-rules>`,
  backup_rules: `<full-backup-content>
${includes('  ')}
</full-backup-content>`,
};

const withRules = (config) =>
  withDangerousMod(config, [
    'android',
    (mod) => {
      const folder = path.join(mod.modRequest.platformProjectRoot, 'app/src/main/res/xml');
      mkdirSync(folder, { recursive: true });
      for (const [name, rules] of Object.entries(RULES)) {
        writeFileSync(path.join(folder, `${name}.xml`), `<?xml version="1.0" encoding="utf-8"?>\n${rules}\n`);
      }
      return mod;
    },
  ]);

/** Saved games come along to a new phone, and nothing else does: on Android by these rules, on iOS by one key. */
module.exports = (config) => {
  config.ios.infoPlist = { ...config.ios.infoPlist, RCTAsyncStorageExcludeFromBackup: false };
  return withAndroidManifest(withRules(config), (mod) => {
    const application = AndroidConfig.Manifest.getMainApplicationOrThrow(mod.modResults);
    application.$['android:allowBackup'] = 'true';
    application.$['android:dataExtractionRules'] = '@xml/data_extraction_rules';
    application.$['android:fullBackupContent'] = '@xml/backup_rules';
    return mod;
  });
};
