const path = require('node:path');
const { FileStore } = require('@expo/metro-config/file-store');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
config.cacheStores = [new FileStore({ root: path.join(__dirname, 'node_modules/.cache/metro') })];

// The letters of the web.
config.resolver.assetExts.push('woff2');

module.exports = config;
