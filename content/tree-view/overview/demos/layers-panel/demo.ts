import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Layers of a drawing with a checkbox for visibility', height: 224 });
