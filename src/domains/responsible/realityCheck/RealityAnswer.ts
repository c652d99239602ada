export type RealityAnswer = 'continue' | 'break' | 'leave';
