/** Every campaign of the demonstration, funds last. */
import cashSupportFund from './funds/cash-support';
import communityDevelopmentFund from './funds/community-development';
import educationFund from './funds/education';
import emergencyHealthFund from './funds/emergency-health';
import kafaratFund from './funds/kafarat';
import psychosocialSupportFund from './funds/psychosocial-support';
import sacrificeFund from './funds/sacrifice';
import shelterAndProtectionFund from './funds/shelter-and-protection';
import waqfFund from './funds/waqf';
import waterAndSanitationFund from './funds/water-and-sanitation';
import cleanWaterKhanYounis from './projects/clean-water-khan-younis';
import drawingAndStoryHours from './projects/drawing-and-story-hours';
import eidClothesForChildren from './projects/eid-clothes-for-children';
import eyeClinicGazaCity from './projects/eye-clinic-gaza-city';
import finalYearUniversityFees from './projects/final-year-university-fees';
import fishingBoatsAndNets from './projects/fishing-boats-and-nets';
import fortyWomensSewingWorkshop from './projects/forty-womens-sewing-workshop';
import freshBreadDeirAlBalah from './projects/fresh-bread-deir-al-balah';
import handwashingPointsForCamps from './projects/handwashing-points-for-camps';
import incubatorsForTheNewbornWard from './projects/incubators-for-the-newborn-ward';
import insulatedTentsBeforeTheWinterRain from './projects/insulated-tents-before-the-winter-rain';
import learningRoomFor240Children from './projects/learning-room-for-240-children';
import medicinesForThreeFieldClinics from './projects/medicines-for-three-field-clinics';
import monthOfFoodForAFamilyOfSix from './projects/month-of-food-for-a-family-of-six';
import monthlyCareFor85OrphanedChildren from './projects/monthly-care-for-85-orphaned-children';
import oliveGroveReplanting from './projects/olive-grove-replanting';
import rentAndDebtRelief from './projects/rent-and-debt-relief';
import repairFortyDamagedHomes from './projects/repair-forty-damaged-homes';
import rooftopGardens from './projects/rooftop-gardens';
import safePlayDays from './projects/safe-play-days';
import safeStovesAndHeating from './projects/safe-stoves-and-heating';
import schoolBagsAndBooks from './projects/school-bags-and-books';
import solarDesalinationDeirAlBalah from './projects/solar-desalination-deir-al-balah';
import solarStudyHalls from './projects/solar-study-halls';
import stockPurificationFund from './projects/stock-purification-fund';
import supportCirclesForMothers from './projects/support-circles-for-mothers';
import waterTruckingNorthGaza from './projects/water-trucking-north-gaza';
import wheelchairsAndArtificialLimbs from './projects/wheelchairs-and-artificial-limbs';
import whereItIsNeededMost from './projects/where-it-is-needed-most';
import winterBlanketsRafah from './projects/winter-blankets-rafah';
import zakatFund from './projects/zakat-fund';
import type { SeedProject } from './types';

export const projects: readonly SeedProject[] = [
  cleanWaterKhanYounis,
  drawingAndStoryHours,
  eidClothesForChildren,
  eyeClinicGazaCity,
  finalYearUniversityFees,
  fishingBoatsAndNets,
  fortyWomensSewingWorkshop,
  freshBreadDeirAlBalah,
  handwashingPointsForCamps,
  incubatorsForTheNewbornWard,
  insulatedTentsBeforeTheWinterRain,
  learningRoomFor240Children,
  medicinesForThreeFieldClinics,
  monthOfFoodForAFamilyOfSix,
  monthlyCareFor85OrphanedChildren,
  oliveGroveReplanting,
  rentAndDebtRelief,
  repairFortyDamagedHomes,
  rooftopGardens,
  safePlayDays,
  safeStovesAndHeating,
  schoolBagsAndBooks,
  solarDesalinationDeirAlBalah,
  solarStudyHalls,
  supportCirclesForMothers,
  waterTruckingNorthGaza,
  wheelchairsAndArtificialLimbs,
  winterBlanketsRafah,
  stockPurificationFund,
  whereItIsNeededMost,
  zakatFund,
  waqfFund,
  kafaratFund,
  sacrificeFund,
  cashSupportFund,
  communityDevelopmentFund,
  educationFund,
  emergencyHealthFund,
  psychosocialSupportFund,
  shelterAndProtectionFund,
  waterAndSanitationFund,
];
