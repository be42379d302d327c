import { useState } from 'react';
import { uploadNewPicture } from './api.ts';
import { checkPicture } from './picture.ts';
import { UploadProblem } from './upload-problem.ts';
import { pictureProblem } from './use-picture-for-save.ts';

/** A picture that is uploaded as soon as it is chosen (R-ADMIN-30); `url` is where it can be read. */
export function useUploadedPicture() {
  const [url, setUrl] = useState<string | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async (file: File) => {
    setProblem(null);
    setIsUploading(true);
    try {
      setUrl(await uploadNewPicture(await checkPicture(file)));
    } catch (error) {
      setProblem(error instanceof UploadProblem ? error.message : pictureProblem(error));
    } finally {
      setIsUploading(false);
    }
  };
  return { url, isUploading, problem, choose };
}
