import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Build an item with useTreeItem', height: 128 });
