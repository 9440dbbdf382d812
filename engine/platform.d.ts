/** All that the engine takes from its platform beside the language: Node and browsers have it, ECMAScript does not. */
declare const URL: new (address: string) => { readonly hostname: string };
