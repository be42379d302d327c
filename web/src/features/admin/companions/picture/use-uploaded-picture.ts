import { useEffect, useRef, useState } from 'react';
import { removePicture, uploadNewPicture } from './api.ts';
import { checkPicture, pictureProblem } from './picture.ts';

/**
 * A picture that is uploaded as soon as it is chosen (R-ADMIN-30); `url` is where it can be read. When another one
 * takes its place, or the form is left, it is removed again, unless a companion has been created with it: `keepFor`
 * takes each attempt to create one.
 */
export function useUploadedPicture() {
  const [url, setUrl] = useState<string | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isLeft = useRef(false);
  const kept = useRef<Promise<string | null>>(Promise.resolve(null));

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  useEffect(() => {
    if (url === null) return;
    return () => {
      void kept.current.then((keptUrl) => (keptUrl === url ? undefined : removePicture(url)));
    };
  }, [url]);

  const choose = async (file: File) => {
    setProblem(null);
    setIsUploading(true);
    try {
      const uploaded = await uploadNewPicture(await checkPicture(file));
      if (isLeft.current) await removePicture(uploaded);
      else setUrl(uploaded);
    } catch (error) {
      setProblem(pictureProblem(error));
    } finally {
      setIsUploading(false);
    }
  };
  const keepFor = (creation: Promise<unknown>) => {
    kept.current = creation.then(
      () => url,
      () => null,
    );
    return creation;
  };
  return { url, isUploading, problem, choose, keepFor };
}
