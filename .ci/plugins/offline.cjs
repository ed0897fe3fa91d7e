const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { withDangerousMod } = require('expo/config-plugins');

/** It counts for more than the manifests of the app and of its libraries, which all may ask for it. */
const MANIFEST = `<manifest xmlns:android="http://schemas.android.com/apk/res/android"
    xmlns:tools="http://schemas.android.com/tools">

    <uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>
</manifest>
`;

/** What is released has no way to the network; what is being developed is fetched over it. */
module.exports = (config) =>
  withDangerousMod(config, [
    'android',
    (mod) => {
      const folder = path.join(mod.modRequest.platformProjectRoot, 'app/src/release');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'AndroidManifest.xml'), MANIFEST);
      return mod;
    },
  ]);
