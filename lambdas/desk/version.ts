/** Which judge this is; `package.json` names the same (tests/handling/account.test.ts). */
export const VERSION = '0.1.0';
