// How wide the place of a plot is: text in plots keeps its size on a phone only when plots are drawn for it.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

export function useWidth(first: number): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const wide = Math.round(entry?.contentRect.width ?? 0);
      if (wide > 0) setWidth(wide);
    });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
