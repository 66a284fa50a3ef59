/** How long a client may do nothing before the session ends, in milliseconds. @see spec A §2 Routing rules, A §9 */
export const INACTIVE_AFTER = 300_000;

/** How long before that end the client is warned, in milliseconds. @see WCAG 2.2.1, decision 0401 */
export const WARNED_BEFORE = 60_000;

/** After how long the idle flag is raised, in milliseconds. @see spec A §4 Session handling, A §9 */
export const IDLE_AFTER = 10_000;
