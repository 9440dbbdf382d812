#!/usr/bin/env node
// The `chancery` command: an old Node is told so in words that it can read, before it is given anything else.
import '../oldest-node.mjs';

void import('../tools/cli/run.mjs');
