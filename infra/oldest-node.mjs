// Says in one sentence that Node is too old, and ends. Written so that any Node that knows modules can read it: whoever
// imports this statically, and all else dynamically, shows that sentence instead of a syntax error.
const OLDEST = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  process.stderr.write(`Chancery needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}.\n`);
  process.exit(1);
}

export {};
