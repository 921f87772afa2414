// How busy people are by hour and weekday, as a clock: activity time runs fast in the evening and slowly at night.
// A process that is homogeneous in activity time has the daily and weekly profile in real time, exactly.

const HOUR = 3600;
const WEEK_HOURS = 168;
// Epoch 0 was a Thursday; hour 0 of the tables is Thursday 00:00 UTC.
const HOURLY = [3, 2, 1, 1, 1, 2, 3, 5, 7, 8, 9, 9, 10, 10, 9, 9, 10, 12, 14, 16, 17, 15, 10, 6];
const DAILY = [1, 0.95, 0.85, 1.2, 1.05, 1, 1];

/** Activity in each hour of the week, mean 1. */
const weight = new Float64Array(WEEK_HOURS);
/** Activity from the week's beginning to each hour's, in seconds. */
const before = new Float64Array(WEEK_HOURS + 1);
{
  let sum = 0;
  for (let h = 0; h < WEEK_HOURS; h++) {
    weight[h] = (HOURLY[h % 24] as number) * (DAILY[Math.floor(h / 24)] as number);
    sum += weight[h] as number;
  }
  for (let h = 0; h < WEEK_HOURS; h++) {
    weight[h] = ((weight[h] as number) * WEEK_HOURS) / sum;
    before[h + 1] = (before[h] as number) + (weight[h] as number) * HOUR;
  }
}
const WEEK = WEEK_HOURS * HOUR;

/** Real epoch seconds to activity seconds. */
export function toActivity(epochSeconds: number): number {
  const week = Math.floor(epochSeconds / WEEK);
  const inWeek = epochSeconds - week * WEEK;
  const hour = Math.min(WEEK_HOURS - 1, Math.floor(inWeek / HOUR));
  return week * WEEK + (before[hour] as number) + (inWeek - hour * HOUR) * (weight[hour] as number);
}

/** Activity seconds to real epoch seconds: the inverse of `toActivity`. */
export function fromActivity(activitySeconds: number): number {
  const week = Math.floor(activitySeconds / WEEK);
  const inWeek = activitySeconds - week * WEEK;
  let low = 0;
  let high = WEEK_HOURS - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((before[middle] as number) <= inWeek) low = middle;
    else high = middle - 1;
  }
  return week * WEEK + low * HOUR + (inWeek - (before[low] as number)) / (weight[low] as number);
}
