#!/usr/bin/env node
// The `chancery` command: whoever runs an old Node learns so first, from a file that any Node can read.
import '../oldest-node.mjs';

void import('../tools/cli/run.mjs');
