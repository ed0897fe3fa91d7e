/** In a browser there is no second engine: worklets need not carry their own source text, which is half of them. */
const forWeb = [['react-native-worklets/plugin', { omitNativeOnlyData: true }]];

/** Node cannot fetch a part of the app later: it is read when it is asked for. */
const forTests = ['@babel/plugin-transform-dynamic-import'];

module.exports = (api) => {
  const isWeb = api.caller((caller) => caller?.platform) === 'web';
  const isTest = api.env('test');
  return {
    presets: [['babel-preset-expo', { worklets: !isWeb }]],
    plugins: [...(isWeb ? forWeb : []), ...(isTest ? forTests : [])],
  };
};
