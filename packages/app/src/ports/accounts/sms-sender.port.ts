/** Sends short messages to phones. It may take seconds or fail: nobody waits for it who can be answered without. */
export interface SmsSender {
  /** Settles when the vendor has taken the message; throws where it did not, and then it may be sent again. */
  send(message: {
    /** In international form. */
    readonly to: string;
    readonly text: string;
    /** As whom the phone shows the sender; left out, as the platform. */
    readonly from?: string;
    /** The same message twice has the same key, by which the vendor leaves out the second. */
    readonly key: string;
  }): Promise<void>;
}
