/** Where a script puts the proof of work. */
export function CostlyProofFields() {
  return (
    <>
      <input type="hidden" name="proof_key" />
      <input type="hidden" name="proof" />
    </>
  );
}
