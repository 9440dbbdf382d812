import dynalite from '/work/wt/house/node_modules/dynalite/index.js';
const a = dynalite({path:'/tmp/house/db', createTableMs:0});
a.listen(0,'127.0.0.1');
await new Promise(r=>a.once('listening',r));
import { DynamoDBClient, CreateTableCommand, DescribeTableCommand } from '@aws-sdk/client-dynamodb';
const c = (s:any)=> new DynamoDBClient({region:'local', endpoint:`http://127.0.0.1:${s.address().port}`, credentials:{accessKeyId:'x',secretAccessKey:'y'}, maxAttempts:1});
try { console.log('a', (await c(a).send(new DescribeTableCommand({TableName:'abc'}))).Table?.TableStatus);} catch(e){console.log('a', (e as any).name)}
let b:any;
process.on('uncaughtException', e=>console.log('uncaught', (e as any).message, (e as any).code, (e as any).cause?.code));
process.on('unhandledRejection', e=>console.log('unhandled', (e as any).message, (e as any).code,(e as any).cause?.code));
b = dynalite({path:'/tmp/house/db', createTableMs:0});
b.listen(0,'127.0.0.1');
await new Promise(r=>b.once('listening',r));
try { console.log('b', await c(b).send(new DescribeTableCommand({TableName:'abc'})));} catch(e){console.log('b', (e as any).name, (e as any).message)}
process.exit(0)
