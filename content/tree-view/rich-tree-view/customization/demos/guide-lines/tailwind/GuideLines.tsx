import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

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
    <div className="min-h-40 w-full max-w-[280px]">
      <RichTreeView
        aria-label="Report"
        items={outline}
        defaultExpandedItems={['report', 'figures']}
        itemChildrenIndentation={0}
        classes={{
          itemGroupTransition:
            'ms-4! ps-2! border-0 border-s border-solid border-neutral-400',
        }}
      />
    </div>
  );
}
