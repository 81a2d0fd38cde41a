/**
 * How many times slower the pages of the browser tests are made than this machine would have them:
 * what passes at 8 passes on a machine that has much else to do. Half a time is no slower.
 */
export const slower = Math.max(1, Number(process.env["ADJUTANT_SLOWER"] ?? 1) || 1);

/**
 * What a slow page is given for what a quick one does in some milliseconds.
 * @param {number} ms
 * @returns {number} milliseconds
 */
export const patience = (ms) => ms * slower;
