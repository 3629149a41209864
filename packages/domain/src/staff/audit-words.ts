const words: Readonly<Record<string, string>> = {
  sign_in: 'signed in',
  sign_out: 'signed out',
  end_session: 'ended a session on another device',
  add_passkey: 'added a passkey',
  change_views: 'changed their saved views',
  join: 'joined',
  make_new_proofs: 'made a new way in',
  invite: 'invited',
  withdraw_invitation: 'took an invitation back from',
  change_role: 'changed the role of',
  disable: 'shut out',
  enable: 'let in again',
  end_sessions: 'ended the sessions of',
  recover: 'sent a new way in to',
  set_up_sign_on: 'set up single sign-on of',
  remove_sign_on: 'took away single sign-on of',
  export: 'exported',
  note: 'wrote a note on',
  call: 'logged a call on',
  assigned: 'gave',
  by_hand: 'took down',
  passed_on: 'passed on',
  staged: 'changed the stage of',
  reply: 'wrote to the buyer of',
  reply_again: 'sent a reply again on',
  cleared: 'cleared of spam',
  merged: 'merged another lead into',
  merged_into: 'merged away',
  split: 'split',
  resent: 'sent again',
};

/** What somebody did, as their colleagues say it; what has no words yet is named as programs name it. */
export function auditWords(action: string): string {
  return words[action] ?? action.replaceAll('_', ' ');
}
