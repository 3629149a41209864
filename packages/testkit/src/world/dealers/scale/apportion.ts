/** Splits a whole number by weights into whole numbers, so that nothing is lost: their sum is the number again. */
export function apportion(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let [weighed, given] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const upToHere = Math.round((total * weighed) / sum);
    const share = upToHere - given;
    given = upToHere;
    return share;
  });
}
