import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A complete item made with useTreeItem', height: 128 });
