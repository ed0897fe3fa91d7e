import { useEffect, useState, type ComponentType } from 'react';

import type { Opening } from './opening';

/** Whether the pictures are there; asks for them. What cannot be brought is for whoever watches over the screen. */
function useOpen(album: Opening): boolean {
  const [isOpen, setOpen] = useState(album.isOpen);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    if (!isOpen) album.open().then(() => setOpen(true), setProblem);
  }, [album, isOpen]);
  if (problem !== null) throw problem;
  return isOpen;
}

/** The same, shown once the pictures of its album are there. */
export function opened<Props extends object>(
  album: Opening,
  Shown: ComponentType<Props>,
): ComponentType<Props> {
  return function Opened(props: Props) {
    return useOpen(album) ? <Shown {...props} /> : null;
  };
}
