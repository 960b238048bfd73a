/** What work that is done in steps gives, done at once. */
export function resultOf<Value>(work: Generator<void, Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
