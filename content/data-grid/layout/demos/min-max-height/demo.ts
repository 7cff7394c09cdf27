import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A height between two limits', height: 453, excerpt: ['style={{', '</div>'] });
