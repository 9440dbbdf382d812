#!/usr/bin/env node
// The `chancery` command: whoever runs an old Node learns so first, from a file that any Node can read.
import '../oldest-node.mjs';

// A judge runs for months: with these malloc gives back what work took. It reads them when a process starts,
// and never again; a Node before 22.15 cannot begin again.
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
const { argv, env, execArgv, execPath, execve, platform } = process;
if (execve !== undefined && argv[2] === 'serve' && platform === 'linux' && env.MALLOC_ARENA_MAX === undefined)
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...MALLOC });

void import('../tools/cli/run.mjs');
