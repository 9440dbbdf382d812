/** Which judge this is; `package.json` names the same (tests/handling/account.test.ts). */
export const JUDGE_VERSION = '0.1.0';
