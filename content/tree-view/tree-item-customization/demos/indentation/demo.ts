import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'More room between levels', height: 142 });
