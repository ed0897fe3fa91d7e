// What the native projects promise to a phone and to the stores, each as a question to the files that are made for them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { modules } from './tools.mjs';

const ANDROID = 'android/app/src/main';
const manifest = ({ read }) => read(`${ANDROID}/AndroidManifest.xml`);
const gradle = ({ read }) => read('android/gradle.properties');
const plist = ({ read }) => read('ios/Athanor/Info.plist');

const setTo = (name, value) => (project) =>
  new RegExp(`^${name.replaceAll('.', '\\.')}=${value}$`, 'm').test(gradle(project));

/** What stands under a key of a property list, up to the next key. */
const under = (text, key) => new RegExp(`<key>${key}</key>([\\s\\S]*?)(?=<key>|$)`).exec(text)?.[1] ?? '';

/** What may be asked of Android: to make sounds, to shake, and to see whether somebody takes a picture of the screen. */
const harmless = /^(ACCESS_NETWORK_STATE|DETECT_SCREEN_CAPTURE|MODIFY_AUDIO_SETTINGS|VIBRATE)$/;

/** Packages ask for the network; a release goes without it where its own manifest takes that away. */
const RELEASE = 'android/app/src/release/AndroidManifest.xml';
const isAllowed = ({ has }, name) => harmless.test(name) || (name === 'INTERNET' && !has(RELEASE));

const permissionTag = /<uses-permission[^>]*android:name="[\w.]*\.(\w+)"[^>]*>/g;
const permissionsIn = (xml) => [...xml.matchAll(permissionTag)];

/** Packages lie in `node_modules` by themselves or under the name of whoever makes them. */
const packages = () =>
  readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => `${name}/${own}`) : [name],
  );

/** What the manifests of packages ask for is asked in the app's name unless the app's own manifest takes it away. */
function askedByPackages() {
  const files = packages()
    .map((name) => join(modules, name, 'android/src/main/AndroidManifest.xml'))
    .filter(existsSync);
  return files.flatMap((file) => permissionsIn(readFileSync(file, 'utf8')).map(([, name]) => name));
}

function asked(project) {
  const own = permissionsIn(manifest(project) + (project.has(RELEASE) ? project.read(RELEASE) : ''));
  const removed = own.filter(([tag]) => tag.includes('tools:node="remove"')).map(([, name]) => name);
  const names = [...own.map(([, name]) => name), ...askedByPackages()];
  return [...new Set(names)].filter((name) => !removed.includes(name));
}

/** A version has room for a hundred builds: 1.2.3 is 10203 00 and what follows. */
function codeFits({ version, android, ios }) {
  const [major, minor, patch] = version.split('.').map(Number);
  const first = ((major * 100 + minor) * 100 + patch) * 100;
  const isIts = android.versionCode >= first && android.versionCode < first + 100;
  return isIts && ios.buildNumber === String(android.versionCode);
}

const orientations = [
  'UIInterfaceOrientationPortrait',
  'UIInterfaceOrientationPortraitUpsideDown',
  'UIInterfaceOrientationLandscapeLeft',
  'UIInterfaceOrientationLandscapeRight',
];
const turnsAsItLikes = (text, key) =>
  orientations.every((name) => under(text, key).includes(`<string>${name}</string>`));

const android = [
  {
    name: 'Android: nothing is asked for but sounds, shaking and what packages need',
    holds: (project) => asked(project).every((name) => isAllowed(project, name)),
  },
  {
    name: 'Android: no clear text over the network',
    holds: (project) => !/usesCleartextTraffic="true"/.test(manifest(project)),
  },
  {
    name: 'Android: the app turns as it likes',
    holds: (project) => /android:screenOrientation="unspecified"/.test(manifest(project)),
  },
  {
    name: 'Android: the keyboard makes the window smaller, and one window is enough',
    holds: (project) =>
      /windowSoftInputMode="adjustResize"/.test(manifest(project)) &&
      /launchMode="singleTask"/.test(manifest(project)),
  },
  {
    name: 'Android: backup is decided',
    holds: (project) => /android:allowBackup="(true|false)"/.test(manifest(project)),
  },
  { name: 'Android: new architecture', holds: setTo('newArchEnabled', 'true') },
  { name: 'Android: Hermes', holds: setTo('hermesEnabled', 'true') },
  { name: 'Android: edge to edge', holds: setTo('edgeToEdgeEnabled', 'true') },
  {
    name: 'Android: releases are shrunk by R8, code and resources',
    holds: (project) =>
      setTo('android.enableMinifyInReleaseBuilds', 'true')(project) &&
      setTo('android.enableShrinkResourcesInReleaseBuilds', 'true')(project),
  },
  {
    name: 'Android: from version 7 on, made for the newest',
    holds: (project) =>
      setTo('android.minSdkVersion', '24')(project) && setTo('android.targetSdkVersion', '36')(project),
  },
  {
    name: 'Android: R8 keeps what is called by name',
    holds: ({ read }) => {
      const rules = read('android/app/proguard-rules.pro');
      return ['com.swmansion.reanimated', 'com.facebook.react.turbomodule', 'org.aomedia.avif'].every(
        (name) => rules.includes(name),
      );
    },
  },
  {
    name: 'Android: version and code are those of app.json',
    holds: ({ read, app }) => {
      const text = read('android/app/build.gradle');
      return (
        text.includes(`versionCode ${app.android.versionCode}`) &&
        text.includes(`versionName "${app.version}"`) &&
        text.includes(`applicationId '${app.android.package}'`)
      );
    },
  },
  {
    name: 'Android: a splash by day and by night, an icon of one colour',
    holds: ({ has, read }) =>
      has(`${ANDROID}/res/drawable-xxhdpi/splashscreen_logo.png`) &&
      has(`${ANDROID}/res/drawable-night-xxhdpi/splashscreen_logo.png`) &&
      read(`${ANDROID}/res/values/colors.xml`).includes('#F3E7CE') &&
      read(`${ANDROID}/res/values-night/colors.xml`).includes('#17120F') &&
      read(`${ANDROID}/res/mipmap-anydpi-v26/ic_launcher.xml`).includes('monochrome'),
  },
];

const fonts = () => readdirSync(join(modules, '..', 'assets/fonts')).filter((name) => name.endsWith('.ttf'));

const ios = [
  {
    name: 'iOS: nothing is asked for',
    holds: (project) => !/<key>NS\w+UsageDescription<\/key>/.test(plist(project)),
  },
  {
    name: 'iOS: nothing goes on in the background',
    holds: (project) => !/<key>UIBackgroundModes<\/key>/.test(plist(project)),
  },
  {
    name: 'iOS: no clear text over the network',
    holds: (project) => /<false\/>/.test(under(plist(project), 'NSAllowsArbitraryLoads')),
  },
  {
    name: 'iOS: phones and tablets turn as they like',
    holds: (project) =>
      turnsAsItLikes(plist(project), 'UISupportedInterfaceOrientations') &&
      turnsAsItLikes(plist(project), 'UISupportedInterfaceOrientations~ipad'),
  },
  {
    name: 'iOS: no cipher that must be declared',
    holds: (project) => /<false\/>/.test(under(plist(project), 'ITSAppUsesNonExemptEncryption')),
  },
  {
    name: 'iOS: version and build are those of app.json',
    holds: (project) =>
      under(plist(project), 'CFBundleShortVersionString').includes(`>${project.app.version}<`) &&
      under(plist(project), 'CFBundleVersion').includes(`>${project.app.ios.buildNumber}<`),
  },
  {
    name: 'iOS: day and night as the device has it, with a splash',
    holds: (project) =>
      under(plist(project), 'UIUserInterfaceStyle').includes('Automatic') &&
      under(plist(project), 'UILaunchStoryboardName').includes('SplashScreen') &&
      project.has('ios/Athanor/Images.xcassets/SplashScreenLogo.imageset/dark_image@3x.png'),
  },
  {
    name: 'iOS: the letters are told',
    holds: (project) => fonts().every((name) => under(plist(project), 'UIAppFonts').includes(`>${name}<`)),
  },
  {
    name: 'iOS: nobody is tracked, nothing is collected',
    holds: ({ read }) => {
      const text = read('ios/Athanor/PrivacyInfo.xcprivacy');
      return (
        /<false\/>/.test(under(text, 'NSPrivacyTracking')) &&
        !under(text, 'NSPrivacyCollectedDataTypes').includes('<dict>')
      );
    },
  },
  {
    name: 'iOS: the code goes without what only debuggers read',
    holds: ({ read }) => read('ios/.xcode.env').includes('export SOURCEMAP_FILE='),
  },
  {
    name: 'iOS: Hermes, and the oldest system is told',
    holds: ({ read }) => {
      const { 'expo.jsEngine': engine, 'ios.deploymentTarget': oldest } = JSON.parse(
        read('ios/Podfile.properties.json'),
      );
      return engine === 'hermes' && oldest === '16.4';
    },
  },
];

const both = [
  {
    name: 'Android: the letters are where they are looked for',
    holds: ({ has }) => fonts().every((name) => has(`${ANDROID}/assets/fonts/${name}`)),
  },
  { name: 'both: the codes are those of the version', holds: ({ app }) => codeFits(app) },
];

export const promises = [...android, ...ios, ...both];
