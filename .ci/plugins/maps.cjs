const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { withDangerousMod } = require('expo/config-plugins');

const LINE = 'export SOURCEMAP_FILE="$DERIVED_FILE_DIR/main.jsbundle.map"';

/** With source maps beside it the code of iOS goes without what only debuggers read, as that of Android does by itself. */
module.exports = (config) =>
  withDangerousMod(config, [
    'ios',
    (made) => {
      const file = path.join(made.modRequest.platformProjectRoot, '.xcode.env');
      const text = readFileSync(file, 'utf8');
      if (!text.includes(LINE)) writeFileSync(file, `${text.trimEnd()}\n${LINE}\n`);
      return made;
    },
  ]);
