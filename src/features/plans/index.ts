/** Tables of features by plan. */
export { PlanTable } from './PlanTable.tsx';
