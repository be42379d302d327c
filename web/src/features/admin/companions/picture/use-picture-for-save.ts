import { useState } from 'react';
import { checkPicture, type Picture, pictureProblem, previewOf } from './picture.ts';

/** A newly chosen picture that waits for the save (R-ADMIN-30); `preview` is what it looks like. */
export function usePictureForSave() {
  const [chosen, setChosen] = useState<{ picture: Picture; preview: string } | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async (file: File) => {
    setProblem(null);
    setIsChecking(true);
    try {
      const picture = await checkPicture(file);
      setChosen({ picture, preview: await previewOf(file) });
    } catch (error) {
      setProblem(pictureProblem(error));
    } finally {
      setIsChecking(false);
    }
  };
  return { picture: chosen?.picture ?? null, preview: chosen?.preview ?? null, isChecking, problem, choose };
}
