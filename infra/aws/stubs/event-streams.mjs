// Stands for `@smithy/core/event-streams` in the code of a function: none reads an answer of AWS that is a stream of events.
export const resolveEventStreamSerdeConfig = (config) => config;
export const eventStreamSerdeProvider = () => {
  throw new Error('Streams of events are not in the code of functions: infra/aws/stubs/event-streams.mjs.');
};
export const EventStreamSerde = undefined;
