/** Does this with each item, in order, at most so many at once. Fails with the first that fails, and begins no other then. */
export async function mapConcurrent<T>(
  items: readonly T[],
  atOnce: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  let isFailed = false;
  const worker = async () => {
    while (next < items.length && !isFailed) {
      const item = items[next] as T;
      next += 1;
      try {
        await act(item);
      } catch (error) {
        isFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
