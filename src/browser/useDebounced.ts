import { useEffect, useState } from "react";

/** A value, debounced: what it was when it last stayed the same for `delay` milliseconds. At first, it is the value itself. */
export function useDebounced<Value>(value: Value, delay: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
