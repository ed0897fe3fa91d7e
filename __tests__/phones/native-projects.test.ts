import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPrebuildConfigAsync } from '@expo/prebuild-config';
import { compileModsAsync, type ConfigPlugin, type ExportedConfig, type Mod } from 'expo/config-plugins';

import backup from '@/.ci/plugins/backup.cjs';
import offline from '@/.ci/plugins/offline.cjs';

const root = join(__dirname, '../..');
const GAME_FILE = 'application/vnd.athanor.game+json';

interface Node {
  readonly $: Readonly<Record<string, string>>;
  readonly action?: readonly Node[];
  readonly data?: readonly Node[];
}
interface Results {
  readonly android: {
    readonly manifest: {
      readonly manifest: {
        readonly 'uses-permission': readonly Node[];
        readonly application: readonly [
          Node & { readonly activity: readonly [{ readonly 'intent-filter': readonly Node[] }] },
        ];
      };
    };
  };
  readonly ios: { readonly infoPlist: Readonly<Record<string, unknown>> };
}

/** What the native projects would be made with; nothing is written. */
async function projects(): Promise<Results> {
  const { exp } = await getPrebuildConfigAsync(root, { platforms: ['android', 'ios'] });
  const made = await compileModsAsync(exp, {
    projectRoot: root,
    introspect: true,
    platforms: ['android', 'ios'],
    assertMissingModProviders: false,
  });
  return (made as unknown as { readonly _internal: { readonly modResults: Results } })._internal.modResults;
}

/** What a plugin writes into the project of Android, by its path there. */
async function written(plugin: ConfigPlugin): Promise<Readonly<Record<string, string>>> {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-android-'));
  try {
    const config = plugin({ name: '', slug: '', ios: {}, android: {} }) as ExportedConfig;
    const write = (config.mods?.android as { readonly dangerous?: Mod } | undefined)?.dangerous;
    const modRequest = { platformProjectRoot: folder, nextMod: (same: unknown) => same };
    await write?.({ ...config, modRequest } as unknown as Parameters<Mod>[0]);
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return Object.fromEntries(
      paths
        .filter((path) => path.endsWith('.xml'))
        .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let made: Results;
beforeAll(async () => {
  made = await projects();
}, 120_000);

const application = () => made.android.manifest.manifest.application[0];
const infoPlist = () => made.ios.infoPlist;

test('saved games come along to a new Android phone, and nothing else', async () => {
  expect(application().$).toMatchObject({
    'android:allowBackup': 'true',
    'android:dataExtractionRules': '@xml/data_extraction_rules',
    'android:fullBackupContent': '@xml/backup_rules',
  });
  const files = await written(backup);
  expect(Object.keys(files).sort()).toEqual([
    'app/src/main/res/xml/backup_rules.xml',
    'app/src/main/res/xml/data_extraction_rules.xml',
  ]);
  const parts = Object.values(files).flatMap((xml) => xml.split(/<\/(?:cloud-backup|full-backup-content)>/));
  const named = parts.map((part) => [...part.matchAll(/<include domain="(\w+)" path="([\w-]+)"/g)]);
  const kept = named.filter((lines) => lines.length > 0);
  expect(kept).toHaveLength(3);
  for (const lines of kept) {
    expect(lines.map(([, domain, path]) => `${domain} ${path}`)).toEqual([
      'database RKStorage',
      'database RKStorage-journal',
      'database RKStorage-wal',
    ]);
  }
});

test('the database named in them is the one that async-storage writes', () => {
  const sources = 'node_modules/@react-native-async-storage/async-storage';
  const supplier = readFileSync(
    join(
      root,
      sources,
      'android/src/main/java/com/reactnativecommunity/asyncstorage/ReactDatabaseSupplier.java',
    ),
    'utf8',
  );
  expect(supplier).toContain('DATABASE_NAME = "RKStorage"');
  const ios = readFileSync(join(root, sources, 'ios/RNCAsyncStorage.mm'), 'utf8');
  expect(ios).toContain('objectForInfoDictionaryKey:@"RCTAsyncStorageExcludeFromBackup"');
});

test('saved games come along to a new iPhone', () => {
  expect(infoPlist()['RCTAsyncStorageExcludeFromBackup']).toBe(false);
});

test('what is released has no way to the network; what is being developed has', async () => {
  const files = await written(offline);
  expect(Object.keys(files)).toEqual(['app/src/release/AndroidManifest.xml']);
  expect(files['app/src/release/AndroidManifest.xml']).toMatch(
    /<uses-permission android:name="android\.permission\.INTERNET" tools:node="remove"\/>/,
  );
  const asked = made.android.manifest.manifest['uses-permission'];
  expect(asked.find(({ $ }) => $['android:name'] === 'android.permission.INTERNET')?.$['tools:node']).toBe(
    undefined,
  );
});

test('an Android phone is told no more permissions than are needed', () => {
  const asked = made.android.manifest.manifest['uses-permission'];
  const wanted = asked.filter(({ $ }) => $['tools:node'] !== 'remove').map(({ $ }) => $['android:name']);
  expect(wanted.sort()).toEqual([
    'android.permission.INTERNET',
    'android.permission.MODIFY_AUDIO_SETTINGS',
    'android.permission.VIBRATE',
  ]);
});

test('the languages of the app are declared', () => {
  expect(infoPlist()['CFBundleLocalizations']).toEqual(['en', 'it', 'fr']);
  expect(application().$['android:localeConfig']).toBe('@xml/locales_config');
});

test('a saved game is opened with the app', () => {
  const filters = application().activity[0]['intent-filter'].map(({ action, data }) => ({
    action: action?.map(({ $ }) => $['android:name']),
    data: data?.map(({ $ }) => `${$['android:scheme']} ${$['android:mimeType']}`),
  }));
  const VIEW = ['android.intent.action.VIEW'];
  expect(filters).toContainEqual({ action: VIEW, data: [`content ${GAME_FILE}`, `file ${GAME_FILE}`] });
  // Most apps that hand on a file do not know its type.
  expect(filters).toContainEqual({ action: VIEW, data: ['content application/octet-stream'] });
  const [type] = infoPlist()['UTExportedTypeDeclarations'] as readonly Record<string, unknown>[];
  const [document] = infoPlist()['CFBundleDocumentTypes'] as readonly Record<string, unknown>[];
  expect(type?.['UTTypeTagSpecification']).toEqual({
    'public.filename-extension': ['athanor'],
    'public.mime-type': [GAME_FILE],
  });
  expect(document?.['LSItemContentTypes']).toEqual([type?.['UTTypeIdentifier']]);
  // The app has a copy of its own, which it may read without asking.
  expect(infoPlist()['LSSupportsOpeningDocumentsInPlace']).toBe(false);
});

test('every way in which a tablet is held is allowed', () => {
  expect(infoPlist()['UISupportedInterfaceOrientations~ipad']).toEqual([
    'UIInterfaceOrientationPortrait',
    'UIInterfaceOrientationPortraitUpsideDown',
    'UIInterfaceOrientationLandscapeLeft',
    'UIInterfaceOrientationLandscapeRight',
  ]);
});

test('what is shared is of the type that is declared', () => {
  const share = readFileSync(join(root, 'components/kit/share.ts'), 'utf8');
  const [type] = infoPlist()['UTExportedTypeDeclarations'] as readonly Record<string, unknown>[];
  expect(share).toContain(`mimeType: '${GAME_FILE}', UTI: '${String(type?.['UTTypeIdentifier'])}'`);
});
