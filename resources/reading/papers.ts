import { birthDate, idNumber, licenceCode } from './readings';

/** How numbers of papers are shown under their pictures: in groups, as they are printed, and compared with what is read there. */

/** An ID card's number, which contains the date of birth. */
export const onIdCard = { groups: [6, 8, 4], reads: [idNumber, birthDate] } as const;

/** A licence's unified social credit code. */
export const onLicence = { groups: [2, 6, 9, 1], reads: [licenceCode] } as const;
