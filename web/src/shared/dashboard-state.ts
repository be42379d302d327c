/** What a navigation to the dashboard says: the id of the companion that was just made (R-FIRST-17). */
export type DashboardState = { created?: string | undefined };
