/** The migration assistant: finds in a reader's code what the migration guides change. */
export { MigrationAssistant } from './MigrationAssistant.tsx';
