// Stands for `@aws-sdk/credential-provider-node` in the code of a function. Lambda gives each function its credentials in the environment;
// the other places where the package looks for some are whole clients, which share code with those that the judge uses.
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
