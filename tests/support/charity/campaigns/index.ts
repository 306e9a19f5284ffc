/** All campaigns of the test charity. */
import { DEVELOPMENT } from './development';
import { FINISHED } from './finished';
import { HOUSEHOLDS } from './households';
import { RELIEF } from './relief';

export const CAMPAIGNS = { ...RELIEF, ...HOUSEHOLDS, ...DEVELOPMENT, ...FINISHED };
