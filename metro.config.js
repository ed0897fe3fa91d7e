const fs = require('node:fs');
const path = require('node:path');
const { FileStore } = require('@expo/metro-config/file-store');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
config.cacheStores = [new FileStore({ root: path.join(__dirname, 'node_modules/.cache/metro') })];

// The letters of the web.
config.resolver.assetExts.push('woff2');

/** Phones are given its sources, browsers what was made of them. */
const reanimated = 'react-native-reanimated/(src|lib/module)';
const router = 'expo-router/build';
const phones = ['android', 'ios'];
const everywhere = [...phones, 'web'];

/** Parts of packages that are built in by their lists of contents, though nothing here asks for them. */
const LEFT_OUT = [
  // Ways to come and go; those that fade and slide are in use.
  {
    files: `${reanimated}/layoutReanimation/defaultAnimations/(Bounce|Flip|Lightspeed|Pinwheel|Roll|Rotate|Stretch|Zoom).(ts|js)`,
    platforms: everywhere,
  },
  {
    files: `${reanimated}/layoutReanimation/web/animation/(Bounce|Flip|Lightspeed|Pinwheel|Roll|Rotate|Stretch|Zoom).web.js`,
    platforms: ['web'],
  },
  { files: `${reanimated}/layoutReanimation/defaultTransitions/index.(ts|js)`, platforms: everywhere },
  { files: `${reanimated}/screenTransition/index.(ts|js)`, platforms: everywhere },
  // Asked for behind a question whether this is a browser.
  { files: `${reanimated}/layoutReanimation/web/(index|domUtils).ts`, platforms: phones },
  // How browsers recognised gestures before there was a better way, which nobody here chooses.
  { files: 'react-native-gesture-handler/lib/module/web_hammer/[A-Za-z]+.js', platforms: ['web'] },
  // Bars above the screens, which none here has.
  {
    files: `${router}/react-navigation/elements/(Badge|Button|MissingIcon|Label/Label|Header/Header(|BackButton|Background|Button|Icon|SearchBar|Title)).js`,
    platforms: ['web'],
  },
  // Screens side by side, and a stack still being tried out.
  { files: `${router}/layouts/(Tabs|experimental-stack/index).js`, platforms: everywhere },
];

/** Bars above and below the screens which nobody shows; those of Android bring a tool kit and a font of 1 MB. In a browser they are empty. */
const BAR = new RegExp(`/${router}/(layouts/stack-utils/toolbar|native-tabs|toolbar)/.*\\.android\\.js$`);

/** Of all that tabs are made of the router itself asks how high their bar is. */
const TABS = new RegExp(`/${router}/react-navigation/bottom-tabs/index\\.js$`);
const TAB_BAR_HEIGHT = 'utils/BottomTabBarHeightContext.js';

const leftOut = LEFT_OUT.map(({ files, platforms }) => ({
  platforms,
  pattern: new RegExp(`/node_modules/${files.replaceAll('.', '\\.')}$`),
}));

/** What is built in instead of a file: the file itself, another one, or nothing. */
function slimmed(file, platform) {
  const name = file.split(path.sep).join('/');
  const isLeftOut = leftOut.some(
    ({ platforms, pattern }) => platforms.includes(platform) && pattern.test(name),
  );
  if (isLeftOut) return { type: 'empty' };
  if (BAR.test(name)) {
    const plain = file.replace('.android.js', '.js');
    if (fs.existsSync(plain)) return { type: 'sourceFile', filePath: plain };
  }
  if (TABS.test(name) && everywhere.includes(platform)) {
    return { type: 'sourceFile', filePath: path.join(path.dirname(file), TAB_BAR_HEIGHT) };
  }
  return { type: 'sourceFile', filePath: file };
}

/** The list of routes, which a browser is given in parts. */
const ROUTES = /\/expo-router\/_ctx\.web\.js$/;

config.resolver.resolveRequest = (context, name, platform) => {
  const found = context.resolveRequest(context, name, platform);
  if (found.type !== 'sourceFile') return found;
  const isRoutes = !context.dev && ROUTES.test(found.filePath.split(path.sep).join('/'));
  if (isRoutes) return { type: 'sourceFile', filePath: path.join(__dirname, '.ci/routes.web.js') };
  return slimmed(found.filePath, platform);
};

module.exports = config;
