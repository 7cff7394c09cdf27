import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Expand and collapse all items', height: 216 });
