export const query = `{
    heading,
    topic,
    "questions": *[_type == "faq" && category == ^.topic] | order(orderRank asc){_id, question, answer}
  }`
