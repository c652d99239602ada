import type { DocumentType, RejectLabel, Sample } from '../../verification.ts';
import type { Problem } from '../api.ts';

/** The page's words in one language. */
export interface Messages {
  readonly sandbox: string;
  readonly loading: string;
  readonly steps: string;
  readonly chooseTitle: string;
  readonly country: string;
  readonly documentType: string;
  readonly documents: Readonly<Record<DocumentType, string>>;
  readonly next: string;
  readonly back: string;
  readonly documentTitle: string;
  readonly documentHint: string;
  readonly kinds: Readonly<Record<'front' | 'back' | 'selfie', string>>;
  readonly choosePicture: string;
  readonly replace: string;
  readonly added: string;
  readonly kept: string;
  readonly sampleTitle: string;
  readonly sampleRules: string;
  readonly sample: string;
  readonly samples: Readonly<Record<Sample, string>>;
  readonly useSample: string;
  readonly selfieTitle: string;
  readonly selfieHint: string;
  readonly camera: string;
  readonly take: string;
  readonly noCamera: string;
  readonly useSampleSelfie: string;
  readonly reviewTitle: string;
  readonly reviewHint: string;
  readonly send: string;
  readonly pendingTitle: string;
  readonly pendingText: string;
  readonly approvedTitle: string;
  readonly approvedText: string;
  readonly rejectedTitle: string;
  readonly retryText: string;
  readonly finalText: string;
  readonly labels: Readonly<Record<RejectLabel, string>>;
  readonly retry: string;
  readonly failedTitle: string;
  readonly tryAgain: string;
  readonly problems: Readonly<Record<Problem, string>>;
}
