// Stands for packages that no function uses: `domutils` (htmlparser2 hands it on to whoever wants a tree), `bowser` (clients of AWS in a
// browser ask it which), and the cache of endpoints of DynamoDB's client, which is made and never asked.
exports.EndpointCache = class {};
