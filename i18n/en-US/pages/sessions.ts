/** The words of an account's sessions, one's own and those of others. */
export const sessions = {
  fields: {
    device: 'Device',
    ip: 'IP address',
    create_time: 'Logged in',
    last_time: 'Last used',
    is_current: 'Session',
  },
  actions: {
    end: {
      name: 'End',
      success: 'Session ended',
      confirm: 'End the session of “%{device}” (%{ip})? That device must log in again.',
    },
  },
};
