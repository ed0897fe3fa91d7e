// The app as phones get it: bundles that are weighed, and native projects that are read.
import { checkNative } from './native.mjs';
import { checkPhones } from './phones.mjs';
import { tellWeights } from './times.mjs';

const phones = await checkPhones();
if (phones.weighed.length > 0) tellWeights(phones.weighed);
const native = await checkNative();
process.exitCode = phones.failed + native.failed === 0 ? 0 : 1;
