import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import styles from './GuideLines.module.css';

const outline = [
  {
    id: 'report',
    label: 'Annual report',
    children: [
      {
        id: 'figures',
        label: 'Figures',
        children: [
          { id: 'revenue', label: 'Revenue' },
          { id: 'costs', label: 'Costs' },
        ],
      },
      { id: 'outlook', label: 'Outlook' },
    ],
  },
];

export default function GuideLines() {
  return (
    <div className={styles.frame}>
      <RichTreeView
        aria-label="Report"
        items={outline}
        defaultExpandedItems={['report', 'figures']}
        itemChildrenIndentation={0}
        classes={{ itemGroupTransition: styles.group }}
      />
    </div>
  );
}
