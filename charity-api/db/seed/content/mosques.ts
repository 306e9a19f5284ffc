/** Mosques of the demonstration that need repairs. */
import alBahharaMosque from './mosques/al-bahhara-mosque';
import alFalajMosque from './mosques/al-falaj-mosque';
import alHisnMosque from './mosques/al-hisn-mosque';
import alNakhilMosque from './mosques/al-nakhil-mosque';
import alSahilMosque from './mosques/al-sahil-mosque';
import alZaytunaMosque from './mosques/al-zaytuna-mosque';
import type { SeedMosque } from './mosques/types';

export const mosques: SeedMosque[] = [
  alNakhilMosque,
  alSahilMosque,
  alZaytunaMosque,
  alHisnMosque,
  alBahharaMosque,
  alFalajMosque,
];
